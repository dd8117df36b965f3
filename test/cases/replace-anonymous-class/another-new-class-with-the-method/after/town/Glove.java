package town;

class Glove {
  boolean fits(Item glove) {
    return glove.isSmall();
  }
}
