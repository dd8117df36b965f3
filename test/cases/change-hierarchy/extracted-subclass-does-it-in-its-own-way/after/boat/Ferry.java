package boat;

class Ferry {
  private int weight;

  int weigh(int stones) {
    weight = stones * 2;
    return weight;
  }
}
