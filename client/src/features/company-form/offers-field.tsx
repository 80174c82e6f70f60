import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox, Text, TextInput } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import formClasses from '../../ui/form/form.module.css';
import classes from './company-form.module.css';
import { emptyOffer, type OfferValues } from './offer-values.ts';

const MOST_OFFERS = 50;

interface OffersFieldProps {
  /** Shown in empty fields. */
  example: { offer: string; price: string } | undefined;
  offers: readonly OfferValues[];
  error: ReactNode;
  onChange(offers: OfferValues[]): void;
}

/** Moves an element of a list to another place. */
function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const others = list.filter((_, index) => index !== from);
  return [...others.slice(0, to), list[from] as Item, ...others.slice(to)];
}

/** Edits services and products: added, changed in place, ordered by buttons or dragging, removed. */
export function OffersField({ example, offers, error, onChange }: OffersFieldProps) {
  const container = useRef<HTMLFieldSetElement>(null);
  const [dragged, setDragged] = useState<number>();
  const [news, setNews] = useState('');

  const change = (index: number, changes: Partial<OfferValues>) =>
    onChange(offers.map((offer, at) => (at === index ? { ...offer, ...changes } : offer)));
  const nameOf = (index: number) => offers[index]?.name.trim() || `Item ${index + 1}`;
  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= offers.length) return;
    onChange(moved(offers, from, to));
    setNews(`${nameOf(from)}: agora na posição ${to + 1} de ${offers.length}.`);
  };
  const remove = (index: number) => {
    setNews(`${nameOf(index)}: removido.`);
    onChange(offers.filter((_, at) => at !== index));
    // The pressed button is gone.
    container.current?.focus();
  };
  const add = () => {
    onChange([...offers, emptyOffer()]);
    // Once the row is there.
    requestAnimationFrame(() =>
      container.current?.querySelector<HTMLInputElement>('li:last-of-type input')?.focus(),
    );
  };

  return (
    <fieldset ref={container} className={formClasses.group} tabIndex={-1}>
      <legend>Serviços ou produtos (opcional)</legend>
      <p className={formClasses.aside}>
        O que você oferece, com ou sem preço. As palavras também são encontradas na busca.
      </p>
      <ol className={classes.rows}>
        {offers.map((offer, index) => (
          <li
            key={offer.key}
            className={classes.row}
            data-dragged={dragged === index || undefined}
            onDragOver={(event) => {
              if (dragged === undefined) return;
              event.preventDefault();
              if (dragged !== index) {
                onChange(moved(offers, dragged, index));
                setDragged(index);
              }
            }}
            onDrop={(event) => event.preventDefault()}
          >
            <div className={classes.head}>
              {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons do the same by keys */}
              <span
                className={classes.handle}
                draggable
                title="Arraste para mudar a ordem"
                onDragStart={() => setDragged(index)}
                onDragEnd={() => {
                  setDragged(undefined);
                  setNews(`${nameOf(index)}: agora na posição ${index + 1} de ${offers.length}.`);
                }}
              >
                <span aria-hidden="true">⠿</span> Item {index + 1}
              </span>
              <Button
                variant="subtle"
                aria-label={`Subir: ${nameOf(index)}`}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                ↑
              </Button>
              <Button
                variant="subtle"
                aria-label={`Descer: ${nameOf(index)}`}
                disabled={index === offers.length - 1}
                onClick={() => move(index, index + 1)}
              >
                ↓
              </Button>
              <Button variant="subtle" aria-label={`Remover: ${nameOf(index)}`} onClick={() => remove(index)}>
                Remover
              </Button>
            </div>
            <div className={classes.fields}>
              <TextInput
                label="Serviço ou produto"
                placeholder={example?.offer}
                maxLength={80}
                value={offer.name}
                onChange={({ currentTarget }) => change(index, { name: currentTarget.value })}
              />
              <TextInput
                label="Preço em reais (opcional)"
                inputMode="decimal"
                placeholder={example?.price}
                maxLength={14}
                value={offer.price}
                onChange={({ currentTarget }) => change(index, { price: currentTarget.value })}
              />
            </div>
            <TextInput
              label="Detalhe (opcional)"
              maxLength={200}
              value={offer.description}
              onChange={({ currentTarget }) => change(index, { description: currentTarget.value })}
            />
            <Checkbox
              label="O preço é “a partir de”"
              checked={offer.isFrom}
              disabled={offer.price.trim() === ''}
              onChange={({ currentTarget }) => change(index, { isFrom: currentTarget.checked })}
            />
          </li>
        ))}
      </ol>
      {error && (
        <Text c="var(--mantine-color-error)" role="alert">
          {error}
        </Text>
      )}
      <div>
        <Button variant="default" disabled={offers.length >= MOST_OFFERS} onClick={add}>
          Adicionar serviço ou produto
        </Button>
      </div>
      <span className="visually-hidden" role="status">
        {news}
      </span>
    </fieldset>
  );
}
