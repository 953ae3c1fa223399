/** The player's own tables and the lobby as they are now: one socket, whatever page wants to know. */

import { api, type Api, type ListedTable } from "./api";
import { identity } from "./identity.svelte";
import { LiveSocket, type ConnectionStatus, type OpenSocket } from "./live-socket";
import type { HomeFrame, Lobby } from "./wire";

export class Home {
  /** Null: nothing has come yet. Who has no name yet has none. */
  mine = $state.raw<readonly ListedTable[] | null>(null);
  lobby = $state.raw<Lobby | null>(null);
  status = $state<ConnectionStatus>("connecting");
  /** The tables where it is the player's turn, the longest waiting first. */
  waiting = $derived(
    (this.mine ?? []).filter((table) => table.your_turn).sort((one, other) => one.updated - other.updated),
  );
  #socket: LiveSocket<HomeFrame> | null = null;
  #readers = 0;
  #lobbyReaders = 0;

  constructor(
    private readonly requests: Pick<Api, "myTables" | "lobby"> = api,
    private readonly person: { readonly known: boolean } = identity,
    private readonly openSocket?: OpenSocket,
  ) {}

  /** Keeps the lists up to date until the returned function is called. */
  watch({ lobby }: { lobby: boolean }): () => void {
    this.#readers++;
    if (lobby) this.#lobbyReaders++;
    if (!this.#socket) this.#connect();
    else if (lobby && this.#lobbyReaders === 1) this.#socket.restart();
    return () => {
      this.#readers--;
      if (lobby) this.#lobbyReaders--;
      if (this.#readers) return;
      this.#socket?.close();
      this.#socket = null;
    };
  }

  /** The player is back at the page. */
  check(): void {
    this.#socket?.check();
  }

  #connect(): void {
    this.#socket = new LiveSocket<HomeFrame>(
      {
        address: () => `/api/home/socket?lobby=${this.#lobbyReaders > 0}`,
        onFrame: (frame) => this.#receive(frame),
        onStatus: (status) => (this.status = status),
        poll: (wait) => this.#poll(wait),
      },
      this.openSocket,
    );
    this.#socket.start();
  }

  #receive(frame: HomeFrame): boolean {
    if (frame.kind === "pong") return false;
    if (frame.kind === "mine") this.mine = frame.tables;
    else this.lobby = frame;
    this.status = "live";
    return true;
  }

  async #poll(wait: number): Promise<HomeFrame> {
    await new Promise((resolve) => setTimeout(resolve, wait * 1000));
    if (this.person.known) this.mine = (await this.requests.myTables()).tables;
    const statuses = ["gathering", "playing", "finished"] as const;
    const [gathering, playing, finished] = await Promise.all(statuses.map((status) => this.requests.lobby(status)));
    return {
      kind: "lobby",
      gathering: gathering!.tables,
      playing: playing!.tables,
      finished: finished!.tables,
    };
  }
}

export const home = new Home();
