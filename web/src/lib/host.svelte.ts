/** How this server is reached by others: what the page's own address says, unless that is one that only this device has. */
import { get, type Schemas } from "./api";

const ALONE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

class Host {
  known: Schemas["Host"] | null = $state.raw(null);

  async load(): Promise<void> {
    this.known ??= await get<Schemas["Host"]>("/api/host");
  }

  /** Whether the address of this page leads nowhere on another device. */
  get alone(): boolean {
    return ALONE.test(location.hostname);
  }

  /** Where others open the page. */
  get origin(): string {
    return (this.alone && this.known?.address) || location.origin;
  }
}

export const host = new Host();
