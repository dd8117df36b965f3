package shop;

class Counter {
  Parcel pack(Object item, Object wish) {
    return new Crate((Box) item, width(wish), this.scale);
  }

  Parcel weigh(Object item) {
    return new Crate(find(item), true, this.scale);
  }
}
