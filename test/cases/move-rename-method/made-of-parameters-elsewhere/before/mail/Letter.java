package mail;

class Letter {
  private Town town;
  private Maps maps;

  Town town() {
    return town;
  }

  int weight() {
    return town.distance() * 2;
  }

  Route draw() {
    return new Route(town, "by the shortest way", weight());
  }
}
