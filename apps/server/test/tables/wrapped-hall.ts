// A hall whose visitors are listened to: whatever is sent to them passes through other hands first.

import type { Hello } from '@pretender/protocol';
import type { Hall } from '../../src/tables/hall-types.ts';

export function wrappedHall(
  hall: Hall,
  pass: (frame: string, hello: Hello, send: (frame: string) => void) => void,
): Hall {
  return {
    open: (settings, host) => hall.open(settings, host),
    sit: (table, newcomer) => hall.sit(table, newcomer),
    askBack: (table, seat, newcomer) => hall.askBack(table, seat, newcomer),
    copyKey: (token) => hall.copyKey(token),
    keepOnlyKey: (token) => hall.keepOnlyKey(token),
    makeTicket: (token, seat) => hall.makeTicket(token, seat),
    lookAtSeat: (token) => hall.lookAtSeat(token),
    lookAtTicket: (table, ticket) => hall.lookAtTicket(table, ticket),
    useTicket: (table, ticket) => hall.useTicket(table, ticket),
    look: (table) => hall.look(table),
    list: () => hall.list(),
    record: (...given) => hall.record(...given),
    importRecord: (...given) => hall.importRecord(...given),
    importedRecord: (...given) => hall.importedRecord(...given),
    stats: () => hall.stats(),
    stop: () => hall.stop(),
    enter: (hello, listener) =>
      hall.enter(hello, {
        send: (frame) => pass(frame, hello, (passed) => listener.send(passed)),
        close: (code) => listener.close(code),
        from: listener.from,
        delay: () => listener.delay?.() ?? 0,
      }),
  };
}
