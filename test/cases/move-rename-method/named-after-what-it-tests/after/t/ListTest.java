package t;

class ListTest {
  private int weight;

  int weigh(int stones) {
    weight = stones * 2;
    return weight;
  }
}
