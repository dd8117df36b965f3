package os;

class Events {
  private int weight;

  int weigh(int stones) {
    weight = stones * 2;
    return weight;
  }

  void onTokens(int[] codes) {
  }
}
