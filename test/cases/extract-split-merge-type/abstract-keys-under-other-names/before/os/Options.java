package os;

abstract class Options {
  private int weight;

  int weigh(int stones) {
    weight = stones * 2;
    return weight;
  }

  abstract String localNameKey();

  abstract String connectionKey();
}
