package depot;

class Intake {
  void receive(Parcel parcel, Crate crate) {
    gate.open();
    store.save(parcel, 12);
    gate.close(9);
  }
}
