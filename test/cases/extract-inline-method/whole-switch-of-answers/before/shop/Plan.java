package shop;

class Plan {
  boolean plan() {
    switch (next().name()) {
      case "red":
      case "green":
        return true;
      default:
        return false;
    }
  }
}
