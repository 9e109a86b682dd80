export const chatPath = '/main/chat';

export function chatSessionPath(sessionId: string): string {
  return `${chatPath}?${new URLSearchParams({ session: sessionId })}`;
}
