package harbour;

class Yacht extends Craft {
    int masts() {
        int count = count("mast");
        return count + 1;
    }
}
