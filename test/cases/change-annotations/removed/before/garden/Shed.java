package garden;

@Lockable(level = 2)
class Shed {
    @Secret
    private String key;

    @Checked
    String open(@NotNull String owner) {
        @SuppressWarnings("unchecked")
        List<String> tools = find(owner);
        return tools.get(0) + key;
    }
}
