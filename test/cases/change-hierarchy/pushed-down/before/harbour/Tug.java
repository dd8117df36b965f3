package harbour;

class Tug extends Vessel {
}
