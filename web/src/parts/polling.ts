/** Do something now and every few seconds, while the page can be seen; call the answer to end it. */
export function polling(work: () => void, seconds: number): () => void {
  const look = (): void => {
    if (!document.hidden) work();
  };
  look();
  const timer = setInterval(look, seconds * 1000);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
