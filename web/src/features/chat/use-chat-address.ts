import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { chatPath, chatSessionPath } from '../../domain/site/chat-links.ts';

/**
 * Which session the page has open, as the address says it (?session=). The page is kept while another is shown: until it is
 * seen again it stays with what it had.
 */
export function useChatAddress() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isHere = pathname === chatPath;
  const asked = isHere ? new URLSearchParams(search).get('session') : null;
  const [kept, setKept] = useState(asked);
  if (isHere && asked !== kept) setKept(asked);
  return {
    sessionId: isHere ? asked : kept,
    open: (sessionId: string | null, how?: { replace: boolean }) => {
      // An answer that begins while another page is looked at does not call its reader back.
      if (isHere || !how?.replace) void navigate(sessionId === null ? chatPath : chatSessionPath(sessionId), how);
    },
  };
}
