import { act, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { ApiError } from '../../lib/api.ts';
import { startI18n } from '../../lib/i18n.ts';
import { loginOverlay } from '../../lib/login-request.ts';
import { readSession } from '../../lib/session.ts';
import texts from '../../locales/en/shell.json' with { type: 'json' };
import { closePages, openPage } from '../../testing/open-page.tsx';
import { watchOpenings } from '../../testing/watch-openings.ts';
import { useLeaveWhenUserFails } from './use-leave-when-user-fails.ts';

beforeAll(async () => await startI18n('en'));
afterEach(closePages);

/** The question is put, the person goes on to `moved` if there is one, and then it fails. */
async function fail(error: ApiError, moved?: string) {
  const { wishes: asked, stop } = watchOpenings(loginOverlay);
  let path = '';
  let answer: (error: Error) => void = () => undefined;
  let go: (to: string) => void = () => undefined;
  function Menu() {
    const [failed, setFailed] = useState<Error | null>(null);
    const navigate = useNavigate();
    answer = setFailed;
    go = (to) => void navigate(to);
    path = useLocation().pathname;
    useLeaveWhenUserFails({ error: failed, isFetching: failed === null });
    return null;
  }
  const page = await openPage(<Menu />, {});
  if (moved) await act(async () => go(moved));
  await act(async () => answer(error));
  stop();
  return { page, path, asked };
}

const failed = (status: number, error: ApiError['error'], isUnexplained = false) =>
  new ApiError({ status, code: status, error, message: isUnexplained ? texts.error.unknown : 'No.', isUnexplained });

test.each([
  failed(0, 'network_unreachable'),
  failed(0, 'request_timed_out'),
  failed(502, 'unreadable_answer'),
  failed(503, 'maintenance'),
])('a service that cannot be asked ($status, $error) costs nobody their session or their page', async (error) => {
  const { path } = await fail(error, '/main/explore');
  expect(readSession()).not.toBeNull();
  expect(path).toBe('/main/explore');
});

test('a refusal is shown and leads to the login; one without a reason says that there is an error', async () => {
  const { page, path } = await fail(failed(500, 'internal', true));
  await page.expectText('Has Error');
  expect(readSession()).toBeNull();
  expect(path).toBe('/login');
});

test('a refusal that comes late asks over the page that the person has gone on to', async () => {
  const { path, asked } = await fail(failed(404, 'not_found'), '/main/explore');
  expect(path).toBe('/main/explore');
  expect(asked).toEqual([{ message: 'No.' }]);
});
