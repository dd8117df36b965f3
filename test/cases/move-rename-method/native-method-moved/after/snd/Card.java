package snd;

class Card {
  private int weight;

  int weigh(int stones) {
    weight = stones * 2;
    return weight;
  }
}
