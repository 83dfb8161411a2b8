/** Who is at this browser. */
import { get, patch, post, remove, type Me } from "./api";

class Myself {
  me: Me | null = $state.raw(null);
  /** Whether the server has said who we are. */
  known = $state(false);

  async load(): Promise<void> {
    this.me = await get<Me | null>("/api/me");
    this.known = true;
  }

  async begin(name: string): Promise<void> {
    this.me = await post<Me>("/api/me", { name });
  }

  async rename(name: string): Promise<void> {
    this.me = await patch<Me>("/api/me", { name });
  }

  async keep(password: string, current?: string): Promise<void> {
    this.me = await post<Me>("/api/me/password", current === undefined ? { password } : { password, current });
  }

  async login(name: string, password: string): Promise<void> {
    this.me = await post<Me>("/api/login", { name, password });
  }

  async logout(): Promise<void> {
    await post("/api/logout");
    this.me = null;
  }

  async leave(password?: string): Promise<void> {
    await remove("/api/me", password === undefined ? {} : { password });
    this.me = null;
  }
}

export const myself = new Myself();
