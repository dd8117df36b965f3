class Barge extends Boat {
}
