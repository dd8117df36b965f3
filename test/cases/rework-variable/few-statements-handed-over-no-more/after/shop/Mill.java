package shop;

class Mill {
  void grind(List<Sack> sacks, Stone stone) {
    stone.turn();
    for (Sack each : sacks) {
      stone.pour(each.grain());
      stone.count(each);
    }
    stone.stop();
  }
}
