/** Longest address of a profile that is stored. */
export const PROFILE_LENGTH = 300;

interface Network {
  /** What stands before the path in a stored address. */
  origin: string;
  /** Domains whose addresses lead to the network, each with its subdomains. */
  domains: readonly string[];
  /** A user name; null where the network's addresses do not follow from one. */
  userName: RegExp | null;
  /** Returns the path of a profile, null for another page. */
  pathOf(url: URL): string | null;
}

const segmentsOf = ({ pathname }: URL): string[] => pathname.split('/').filter(Boolean);

/** First segments of addresses that are no profile. */
const INSTAGRAM_PAGES = /^(accounts|direct|explore|p|reel|reels|stories|tv)$/i;
const FACEBOOK_PAGES = /^(events|hashtag|login|photo|photo\.php|plugins|sharer|share|story\.php|watch)$/i;
const FACEBOOK_NAME = /^[\p{L}\d.-]{2,100}$/u;

const INSTAGRAM: Network = {
  origin: 'https://www.instagram.com',
  domains: ['instagram.com', 'instagr.am'],
  userName: /^[a-z\d_](?:[a-z\d._]{0,28}[a-z\d_])?$/i,
  pathOf(url) {
    const [name = ''] = segmentsOf(url);
    return INSTAGRAM.userName?.test(name) && !INSTAGRAM_PAGES.test(name) ? `/${name.toLowerCase()}/` : null;
  },
};

const FACEBOOK: Network = {
  origin: 'https://www.facebook.com',
  domains: ['facebook.com', 'fb.com'],
  userName: /^[a-z\d.]{5,50}$/i,
  pathOf(url) {
    const [first = '', ...others] = segmentsOf(url).map((segment) => decodeURIComponent(segment));
    if (first.toLowerCase() === 'profile.php') {
      const id = url.searchParams.get('id') ?? '';
      return /^\d{3,20}$/.test(id) ? `/profile.php?id=${id}` : null;
    }
    // Pages without a short name: /p/Padaria-100012345, /pages/Padaria/100012345.
    const isLong = /^(p|pages|people|groups)$/i.test(first);
    const names = isLong ? others.slice(0, 2) : [first];
    const isProfile =
      names.length > 0 && names.every((name) => FACEBOOK_NAME.test(name)) && !FACEBOOK_PAGES.test(first);
    return isProfile ? `/${[...(isLong ? [first] : []), ...names].map(encodeURIComponent).join('/')}` : null;
  },
};

const IFOOD: Network = {
  origin: 'https://www.ifood.com.br',
  domains: ['ifood.com.br'],
  userName: null,
  pathOf(url) {
    const segments = segmentsOf(url);
    const isClean = segments.every((segment) => /^[\w.~%-]{1,120}$/.test(segment));
    return isClean && segments.length > 1 ? `/${segments.join('/')}` : null;
  },
};

/** Spaces, control characters, backslashes and direction marks, which no address contains. */
const NEVER = /[\s\\\p{Cc}\p{Cf}]/u;

/**
 * Returns the address of a profile as it is stored: https, the network's usual host, without what follows the profile. A
 * user name, with or without @, counts where the network has one. Null for anything else.
 */
function normalize(network: Network, text: string): string | null {
  const trimmed = text.trim();
  const name = trimmed.replace(/^@/, '');
  const isName = !/[/:]/.test(name) && !network.domains.some((domain) => name.toLowerCase().endsWith(domain));
  if (isName) return network.userName?.test(name) ? addressOf(network, `${network.origin}/${name}`) : null;
  if (NEVER.test(trimmed) || trimmed.startsWith('@')) return null;
  return addressOf(
    network,
    /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed.replace(/^\/\//, '')}`,
  );
}

function addressOf(network: Network, address: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isThere = network.domains.some(
    (domain) => url.hostname === domain || url.hostname.endsWith(`.${domain}`),
  );
  if (!isThere || url.username || url.password || url.port || !/^https?:$/.test(url.protocol)) return null;
  try {
    const path = network.pathOf(url);
    return path === null || network.origin.length + path.length > PROFILE_LENGTH
      ? null
      : network.origin + path;
  } catch {
    // The only error of decodeURIComponent.
    return null;
  }
}

export const normalizeInstagram = (text: string): string | null => normalize(INSTAGRAM, text);
export const normalizeFacebook = (text: string): string | null => normalize(FACEBOOK, text);
export const normalizeIfood = (text: string): string | null => normalize(IFOOD, text);
