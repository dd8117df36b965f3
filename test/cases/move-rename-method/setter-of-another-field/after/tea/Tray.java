package tea;
class Tray {
    private Size size; private Weight weight; private Colour colour;
    void setSize(Size size) { this.size = size; }
    Weight getWeight() { return weight; }
    Colour getColour() { return colour; }
    void carry() { legs.walk(weight); }
}
