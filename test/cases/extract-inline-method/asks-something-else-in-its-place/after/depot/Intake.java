package depot;

class Intake {
  void receive(Parcel parcel, Crate crate) {
    gate.open();
    store.weigh(parcel, 12);
    keep(parcel);
    gate.close(9);
  }

  void keep(Parcel parcel) {
    store.save(parcel, 12);
  }
}
