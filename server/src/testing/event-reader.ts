/** A stream of server-sent events, read as a browser would. */
export interface EventReader {
  response: Response;
  /** As they arrived: `comment`, or the event with its id and data. */
  received: { id?: string; type: string; data?: unknown }[];
  ended: Promise<void>;
  close(): void;
}

export async function readEvents(
  url: string,
  headers: Record<string, string> = {},
  onEvent?: (event: EventReader['received'][number]) => void,
): Promise<EventReader> {
  const controller = new AbortController();
  const response = await fetch(url, { headers, signal: controller.signal });
  const received: EventReader['received'] = [];
  const read = async () => {
    let rest = '';
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const frames = `${rest}${chunk}`.split('\n\n');
      rest = frames.pop() ?? '';
      for (const event of frames.map(parseFrame)) {
        received.push(event);
        onEvent?.(event);
      }
    }
  };
  const ended = read().catch((error: Error) => {
    if (error.name !== 'AbortError') throw error;
  });
  return { response, received, ended, close: () => controller.abort() };
}

function parseFrame(frame: string): EventReader['received'][number] {
  if (frame.startsWith(':')) return { type: 'comment' };
  const fields = Object.fromEntries(frame.split('\n').map((line) => line.split(/: (.*)/s)));
  return { id: fields.id, type: fields.event, data: JSON.parse(fields.data) };
}
