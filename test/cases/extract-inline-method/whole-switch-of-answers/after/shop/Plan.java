package shop;

class Plan {
  boolean plan() {
    return isColour(next().name());
  }

  boolean isColour(String name) {
    switch (name) {
      case "red":
      case "green":
        return true;
      default:
        return false;
    }
  }
}
