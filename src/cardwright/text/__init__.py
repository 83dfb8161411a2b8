"""What people read, made from data, in English, French and Dutch."""
