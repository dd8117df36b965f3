package harbor;

class Pilot {
    void guide(Ship ship, Tide tide) {
        Route course = atlas.lookUp(ship, tide);
    }
}
