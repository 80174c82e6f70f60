/** Postal codes, phones and CNPJs in the ways they are written. Each takes digits and gives all spellings. */
export function cepSpellings(cep) {
  const [, region, area, rest] = /^(..)(...)(...)$/.exec(cep);
  return [
    cep,
    `${region}${area}-${rest}`,
    `${region}.${area}-${rest}`,
    `${region}${area} ${rest}`,
    `cep ${region}${area}-${rest}`,
    `cep ${cep}`,
  ];
}

export function phoneSpellings(phone) {
  const [, area, first, last] = /^(..)(\d+)(\d{4})$/.exec(phone);
  return [
    `(${area}) ${first}-${last}`,
    `(${area})${first}${last}`,
    `${area} ${first}-${last}`,
    `${area} ${first} ${last}`,
    `${area} ${first}${last}`,
    `${area}${first}${last}`,
    `0${area} ${first}-${last}`,
    `+55 ${area} ${first}-${last}`,
    `+55${area}${first}${last}`,
    `55${area}${first}${last}`,
    `${area}.${first}.${last}`,
    `tel (${area}) ${first}-${last}`,
  ];
}

/** A phone without the area code. */
export function localPhoneSpellings(phone) {
  const [, first, last] = /^(\d+)(\d{4})$/.exec(phone);
  return [`${first}-${last}`, `${first}${last}`, `${first} ${last}`];
}

export function cnpjSpellings(cnpj) {
  const [, one, two, three, branch, check] = /^(..)(...)(...)(....)(..)$/.exec(cnpj);
  return [
    `${one}.${two}.${three}/${branch}-${check}`,
    cnpj,
    `cnpj ${one}.${two}.${three}/${branch}-${check}`,
    `${one}${two}${three}/${branch}-${check}`,
    `${one} ${two} ${three} ${branch} ${check}`,
    `${one}.${two}.${three} ${branch}-${check}`,
    `cnpj ${cnpj}`,
  ];
}
