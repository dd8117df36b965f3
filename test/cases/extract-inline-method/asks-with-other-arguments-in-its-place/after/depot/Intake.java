package depot;

class Intake {
  void receive(Parcel parcel, Crate crate) {
    gate.open();
    store.save(crate, 77);
    keep(parcel);
    gate.close(9);
  }

  void keep(Parcel parcel) {
    store.save(parcel, 12);
  }
}
