package post;

class Clerk {
  private Sender sender;
  private int weight;

  int weigh(int stones) {
    weight = stones * 2;
    return weight;
  }
}
