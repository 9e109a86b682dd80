import { beforeEach, describe, expect, it } from 'vitest';
import { findBdVid, findInvCode, readVisitOrigin, rememberVisitOrigin } from './visit-origin.ts';

describe('where a visit came from', () => {
  beforeEach(() => sessionStorage.clear());

  it.each([
    ['#inv_code=AB12', 'AB12'],
    ['#/?inv_code=AB12', 'AB12'],
    ['#/inv_code=AB12', 'AB12'],
    ['#/main/writepaper?from=qr&inv_code=AB12', 'AB12'],
    ['#inv_code=%20AB12%20', 'AB12'],
    ['', null],
    ['#section-3', null],
    ['#inv_code=', null],
    [`#inv_code=${'x'.repeat(33)}`, null],
  ])('finds the invite code of the hash %s', (hash, code) => {
    expect(findInvCode(hash)).toBe(code);
  });

  it.each([
    ['?bd_vid=8917%2Ba', '8917+a'],
    ['?a=1&bd_vid=', null],
    ['', null],
    [`?bd_vid=${'x'.repeat(513)}`, null],
  ])('finds the click id of the query %s', (search, bdVid) => {
    expect(findBdVid(search)).toBe(bdVid);
  });

  it('remembers it for the visit, after redirects have dropped it from the address', () => {
    rememberVisitOrigin({ hash: '#/?inv_code=AB12', search: '?bd_vid=77' });
    rememberVisitOrigin({ hash: '', search: '' });
    expect(readVisitOrigin({ hash: '', search: '' })).toEqual({ invCode: 'AB12', bdVid: '77' });
  });

  it('lets a newer code in the address win', () => {
    rememberVisitOrigin({ hash: '#inv_code=old', search: '' });
    expect(readVisitOrigin({ hash: '#inv_code=new', search: '' })).toEqual({ invCode: 'new', bdVid: null });
  });
});
