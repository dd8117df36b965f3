package os;

class Events {
  private int weight;

  int weigh(int stones) {
    weight = stones * 2;
    return weight;
  }

  static class Samples {
    int rate = 3;

    void onTokens(int[] codes) {
    }
  }
}
