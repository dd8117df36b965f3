package team;

class Keeper extends Player {
  private int weight;

  int weigh(int stones) {
    weight = stones * 2;
    return weight;
  }

  void send(String letter) {
    seal(letter);
    stamp(letter, 60);
    drop(letter);
  }
}
