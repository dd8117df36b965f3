package team;

class Keeper extends Player {
  private int weight;

  int weigh(int stones) {
    weight = stones * 2;
    return weight;
  }
}
