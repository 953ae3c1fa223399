/**
 * The JSON that the server sends and receives. The types are generated from the server's own (`make wire`); here they get
 * the names that the client uses.
 */

import type * as wire from "./wire.generated";

export type Facts = Record<string, unknown>;

/** The id of a Fluent message, and the facts to format it with. */
export type Sentence = wire.Prompt;

/** What a move caused: its kind, and the facts that the viewer may know; `secret`: those that others may not, too. */
export type GameEvent = wire.EventView;

/** Why a request was refused: a sentence, the rule of the game behind it, and for a stale request the current version. */
export type Problem = wire.Problem;

export type Clock = wire.NoClock | wire.LiveClock | wire.DaysClock;
export type Status = wire.TableView["status"];
export type Occupant = wire.SeatView["plays"];
export type SeatState = wire.SeatView;
export type UndoRequest = wire.UndoRequestView;
export type UndoneMove = wire.MoveView;
export type UndoRule = wire.TableView["undo"];
export type ScoreLine = wire.LineView;
export type ScoreSheet = wire.SheetView;
export type { Board, BotReason, EntryPage, GameInfo, ListedTable, Receipt } from "./wire.generated";
export type { Review, ReviewedDecision, ReviewStatus } from "./wire.generated";
export type ReviewReason = wire.Reason;
export type GameOption = wire.OptionInfo;
export type CatalogItem = wire.Named;
export type Catalog = wire.Offer;
export type Identity = wire.Me;
export type Network = wire.Network;
export type NoticePreferences = wire.NoticePreferences;
export type NoticeSettings = wire.NoticeSettingsBody;
export type NoticeChannel = wire.NoticeChannel;
export type NoticeKind = wire.NoticeChannel["kinds"][number];
/** Kinds of channels that are used alike. */
export type NoticeGroup = "push" | "email" | "webhook";
export type About = wire.AboutInfo;
export type GuideSection = wire.Section;

/** A worked example of a rulebook, with the views before and after what is played in it. */
export type Example = Omit<wire.ExampleInfo, "view" | "after"> & { view: View; after: View | null };
export type Guide = Omit<wire.GuideInfo, "examples"> & { examples: Example[] };

/** What the views of all games have in common. In `seats`, the viewer's own seat has what only they may know. */
export type View = wire.ViewBase & { seats: unknown[] };

export type TableState = Omit<wire.TableView, "view"> & { view: View | null };

/** An entry of a table's log as this viewer may see it. */
export type Candidate = wire.Candidate;
export type LogEntry = wire.EntryView;

export type TableUpdate = Omit<wire.TableUpdate, "kind" | "now"> & { now: TableState };

/**
 * Whether a move is legal. If it is: its events up to the first hidden information, and the points that it would add.
 */
export type MoveCheck = wire.Why;

/** A move as the client sends it: it names the version of the table that it answers. */
export type MoveRequest = Omit<wire.MoveBody, "key">;

export type NewTable = Omit<wire.NewTableBody, "key">;
export type PastView = Omit<wire.Moment, "view"> & { view: View };
export type Replay = wire.Replay;
export type { LessonAttempt, LessonStep } from "./wire.generated";

/** What the server sends over the socket of a table. A move is answered by `accepted` or `refused`, with its own key. */
export type ServerFrame = ({ kind: "update" } & TableUpdate) | wire.AcceptedFrame | wire.RefusedFrame | wire.PongFrame;

/** What the server sends over the socket of the home page. */
export type HomeFrame = wire.OwnTablesFrame | wire.LobbyFrame | wire.PongFrame;
export type Lobby = Omit<wire.LobbyFrame, "kind">;

/** What the page sends over the socket of a table. */
export type ClientFrame = wire.ClientFrame;
