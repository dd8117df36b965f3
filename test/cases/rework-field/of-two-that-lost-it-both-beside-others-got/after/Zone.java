package port.boats;

class Zone {
  Lamp freshLamp;

  Flag freshFlag;

  String flag(String x) {
    return x.trim();
  }
}
