import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { axisTop, BarChart } from './chart.tsx';

afterEach(cleanup);

it('has every number in a table, and bars of its size', () => {
  const series = [
    { name: 'Audio', values: [3, 0] },
    { name: 'Live', values: [1, 2] },
  ];
  const { container } = render(
    <BarChart caption="Minutes by day" labelHead="Day" labels={['1', '2']} series={series} />,
  );
  const table = screen.getByRole('table', { name: 'Minutes by day' });
  expect(
    within(table)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['3', '1', '0', '2']);
  const heights = [...container.querySelectorAll('rect')].map((bar) => bar.getAttribute('height'));
  expect(heights).toEqual(['120', '40', '0', '80']);
});

it('ends its axis at a round number that has a whole half', () => {
  expect([0, 1, 3, 5, 9, 17, 41, 100, 3000].map(axisTop)).toEqual([
    2, 2, 4, 6, 10, 20, 60, 100, 4000,
  ]);
});
