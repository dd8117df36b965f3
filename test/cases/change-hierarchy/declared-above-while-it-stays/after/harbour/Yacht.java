package harbour;

class Yacht extends Craft {
    @Override
    int masts() {
        int count = count("mast");
        return count + 1;
    }
}
