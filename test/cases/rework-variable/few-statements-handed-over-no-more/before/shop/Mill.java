package shop;

class Mill {
  void grind(List<Sack> sacks, Stone stone) {
    stone.turn();
    queue.with(sacks, sack -> {
      stone.pour(sack.grain());
      stone.count(sack);
    });
    stone.stop();
  }
}
