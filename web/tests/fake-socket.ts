import { vi } from "vitest";
import type { ServerFrame } from "../src/lib/wire";

/** A WebSocket whose other end is the test. */
export class FakeSocket {
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  readyState = 1;
  send = vi.fn<(text: string) => void>();
  close = vi.fn();

  /** The frames that the client has sent. */
  get sent(): Record<string, unknown>[] {
    return this.send.mock.calls.map(([text]) => JSON.parse(text) as Record<string, unknown>);
  }

  deliver(frame: ServerFrame | object): void {
    this.onmessage!({ data: JSON.stringify(frame) });
  }

  drop(code = 1006, reason = ""): void {
    this.readyState = 3;
    this.onclose!({ code, reason });
  }
}
