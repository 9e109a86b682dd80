import classes from './desk.module.css';

/** Who it is of: an erased account has neither name nor phone. */
export function Person({ user }: { user: { user_name: string; phone: string } | null }) {
  if (!user || (user.user_name === '' && user.phone === '')) return '—';
  return (
    <>
      {user.user_name}
      <span className={classes.second}>{user.phone}</span>
    </>
  );
}
