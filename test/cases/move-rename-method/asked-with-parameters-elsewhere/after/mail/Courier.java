package mail;

class Courier {
  private Bag bag;
  private Maps maps;

  void carry(Letter letter) {
    bag.put(letter);
    bag.shake(3);
  }

  Route plan(Town town, int weight) {
    return maps.route(town, "by the shortest way", weight);
  }
}
