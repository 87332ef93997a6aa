// How a client adds its number to a deal.

import type { Seat } from '@pretender/kernel';
import { numberCommitment, type ServerMessage } from '@pretender/protocol';
import type { FakeClient } from './fake-client.ts';

/** The seal of the next deal, as this client knows it. */
export function sealOf({ told, snapshot }: FakeClient): string {
  const sealed = told.findLast(({ type }) => type === '@sealed') as { commitment?: string } | undefined;
  return sealed?.commitment ?? snapshot?.commitment ?? '';
}

export async function commitTo(client: FakeClient, nonce: string): Promise<ServerMessage> {
  const commitment = await numberCommitment(sealOf(client), client.viewer as Seat, nonce);
  return client.send({ t: 'ready', commitment } as never);
}

export function openNumber(client: FakeClient, nonce: string): Promise<ServerMessage> {
  return client.send({ t: 'open', nonce } as never);
}

export const codeOf = (answer: ServerMessage): string => (answer.t === 'no' ? answer.code : answer.t);

/** Everybody whose numbers count was told to be opened. */
export const opening = ({ told }: FakeClient) =>
  told.findLast(({ type }) => type === '@opening') as
    | { readonly attempt: number; readonly numbers: readonly { readonly seat: number; readonly commitment: string }[] }
    | undefined;

export const startOf = ({ told }: FakeClient) =>
  told.findLast(({ type }) => type === '@started') as
    | {
        readonly attempt: number;
        readonly numbers: readonly { readonly seat: number; readonly commitment: string; readonly nonce: string }[];
        readonly voided: readonly number[];
      }
    | undefined;
