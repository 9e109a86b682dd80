import { Suspense, useLayoutEffect, useRef, useState } from 'react';
import { lazyPart } from '../../lib/load-part.ts';
import { AccountTarget } from './account-target.tsx';

const AccountMenu = lazyPart(() => import('./account-menu.tsx'));

/** What somebody did to the button before its menu was here. */
interface Early {
  wasPressed: boolean;
  hadFocus: boolean;
}

/** The button is there at once, the menu with all that it needs comes after the page; who pressed before that gets it when it is there. */
export function AccountButton({ Menu = AccountMenu }: { Menu?: typeof AccountMenu }) {
  const [early] = useState<Early>(() => ({ wasPressed: false, hadFocus: false }));
  return (
    <Suspense fallback={<EarlyTarget early={early} />}>
      <Menu early={early} />
    </Suspense>
  );
}

function EarlyTarget({ early }: { early: Early }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isPressed, setIsPressed] = useState(false);
  const press = (wasPressed: boolean) => {
    early.wasPressed = wasPressed;
    setIsPressed(wasPressed);
  };
  useLayoutEffect(() => {
    const target = button.current;
    return () => {
      early.hadFocus = document.activeElement === target;
    };
  }, [early]);
  return (
    <AccountTarget
      ref={button}
      aria-haspopup="menu"
      aria-busy={isPressed}
      // The menu may take the button's place between the two halves of a click: the first one counts.
      onPointerDown={({ button: pressed }) => press(pressed === 0)}
      onPointerCancel={() => press(false)}
      onPointerLeave={() => press(false)}
      onClick={() => press(true)}
    />
  );
}
