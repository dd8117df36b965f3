class Harbour {
  Boat open(Plan plan) {
    log("open");
    return Makers.make(plan.name(), 4, "red");
  }
}
