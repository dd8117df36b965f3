package kitchen;

class Pantry {
  private int count;

  void keep(Optional<Label> potOptional) {
    count++;
  }

  int count() {
    return count;
  }
}
