/** First match wins: most browsers also name the ones they descend from. */
const browsers: readonly [RegExp, string][] = [
  [/MicroMessenger\//, 'WeChat'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/iPad/, 'iPadOS'],
  [/iPhone|iPod/, 'iOS'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/HarmonyOS|OpenHarmony/, 'HarmonyOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
];

/** "Chrome · Windows", so that a user knows their devices in the list of sessions; empty when nothing is recognised. */
export function deviceName(userAgent: string): string {
  const found = [browsers, systems].map((list) => list.find(([pattern]) => pattern.test(userAgent))?.[1]);
  return found.filter((name) => name !== undefined).join(' · ');
}
