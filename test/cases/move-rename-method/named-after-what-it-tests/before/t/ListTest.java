package t;

class ListTest {
  private int weight;

  int weigh(int stones) {
    weight = stones * 2;
    return weight;
  }

  void listIsSorted() {
    check(asList(1, 2, 3)).isSorted();
    check(asList(4)).isSorted();
  }
}
