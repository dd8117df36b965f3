package tea;
class Tray {
    private Boolean full; private Weight weight;
    void setFull(Boolean full) { this.full = full; }
    Weight getWeight() { return weight; }
    void carry() { legs.walk(weight); }
}
