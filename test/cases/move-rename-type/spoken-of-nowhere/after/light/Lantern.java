package light;

class Lantern {
    int watts = 5;
    double oil;

    void light(Match match) {
        match.strike();
        oil -= 0.1;
    }

    double burn(double hours) {
        return hours * oil;
    }
}
